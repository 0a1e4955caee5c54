export { keepTemplate } from '#server/capabilities/templates/keeping'
export { deleteTemplate, listTemplates, updateTemplate } from '#server/capabilities/templates/store'
export type { TemplateRow } from '#server/capabilities/templates/tables'
