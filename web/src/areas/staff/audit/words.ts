/** What is said in areas/staff/audit. */
export const words = {
  // AuditScreen
  audit: 'Audit',
  everyDecisionEveryLook: 'Every decision and every look, newest first.',
  aboutNewestFirst: (value: string) => `About ${value}, newest first.`,
  whatHappened: 'What happened',
  everything: 'Everything',
  showEveryone: 'Show everyone',
  loadingAudit: 'Loading the audit',
  couldntLoadAudit: 'We couldn’t load the audit',
  nothingRecordedYet: 'Nothing recorded yet',
  decisionsLooksAppearHere: 'Decisions and looks appear here.',
  pagesOfTheAudit: 'Pages of the audit',

  // AuditTable
  when: 'When',
  who: 'Who',
  what: 'What',
  about: 'About',
  why: 'Why',

  times: (text: string, times: number) => (times === 1 ? text : `${text}, ${times} times`),

  // look-words
  opened: 'Opened',
  foundInASearch: 'Found in a search',
  listed: 'Listed',
  listedInTheQueue: 'Listed in the queue',
  openedFromAReport: 'Opened from a report',
  listedWithAReport: 'Listed with a report',
  openedPlanRequest: 'Opened from a plan request',
  contactDetailsShown: 'Contact details shown',
  lookedAt: 'Looked at',
}
