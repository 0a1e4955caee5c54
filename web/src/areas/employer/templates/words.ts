/** What is said in areas/employer/templates. */
export const words = {
  // LibraryTabs
  interviewQuestions: 'Interview questions',
  templates: 'Templates',
  questionsAndTemplates: 'Questions and templates',

  // TemplateName
  templateName: 'Template name',
  save: 'Save',
  cancel: 'Cancel',

  // TemplateRow
  templateDeleted: 'Template deleted',
  noOneCompanyWill: 'No one in your company will be able to use it. Anything written with it stays.',

  // TemplateSheet
  enterAName: 'Enter a name',
  enterTheText: 'Enter the text',
  templateSaved: 'Template saved',
  templateIsntSavedYet: 'Your template isn’t saved yet.',
  addATemplate: 'Add template',
  editTemplate: 'Edit template',
  useItFor: 'Use it for',
  name: 'Name',
  templateWholeJobChange: 'This template is a whole job. To change it, start a job from it and save that as a new template.',
  text: 'Text',

  // TemplateTools
  deleteFor: (name: string) => `Delete “${name}”? No one in your company can use it any more. What was written with it stays.`,
  deleteIt: 'Delete',
  cancelIt: 'Cancel',
  useATemplate: 'Use a template',
  chooseOne: 'Choose one',
  saveAsTemplate: 'Save as template',

  // TemplatesScreen
  managersOwnersEditTemplates: 'Managers and owners edit the templates',
  textUseOftenReady: 'Text you use often, ready when you post a job, send a message, make an offer or turn someone down.',
  couldntLoadTemplates: 'We couldn’t load your templates',
  noTemplatesYet: 'No templates yet',
  addOneHereChoose: 'Add one here, or choose Save as template while writing a job, message or offer.',
  loadingTemplates: 'Loading templates',

  // TemplateRow
  delete: (name: string) => `Delete “${name}”?`,

  // TemplateSheet
  offered: (where: string) => `Offered ${where}`,

  // TemplateTools
  deleteWithName: (name: string) => `Delete “${name}”`,
}
