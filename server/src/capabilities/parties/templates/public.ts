export { keepTemplate } from '#server/capabilities/parties/templates/template'
export { deleteTemplate, eraseTemplatesOf, listTemplates, updateTemplate } from '#server/capabilities/parties/templates/store'
export type { TemplateRow } from '#server/capabilities/parties/templates/tables'
