import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import type { Erasure } from '#web/shared/settings/DeleteAccountSheet'
import type { ExportSide } from '#web/shared/settings/export-side'
import { words } from '#web/shared/settings/words'

export const seekerArchive: ExportSide = {
  queryKey: seekerQuery('exports').queryKey,
  list: (options) => seeker.exports({}, options),
  ask: () => seeker.requestExport(),
  holds: words.everythingHoldAboutPage,
}

export const seekerErasure: Erasure = {
  title: words.deleteYourAccountQuestion,
  submit: words.deleteMyAccount,
  goes: [words.profileWeekWorkEducation, words.photoBioVideoDocuments, words.messagesAnswersWhatEmployers],
  ends: words.openApplicationsWithdrawnEmployers,
  stays: words.employersKeepJobStatus,
  erase: seeker.eraseAccount,
}
