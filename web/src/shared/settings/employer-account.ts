import { employer, employerQuery } from '#web/shared/calls/employer'
import type { Erasure } from '#web/shared/settings/DeleteAccountSheet'
import type { ExportSide } from '#web/shared/settings/export-side'
import { words } from '#web/shared/settings/words'

export const companyArchive: ExportSide = {
  queryKey: employerQuery('employerExports').queryKey,
  list: (options) => employer.employerExports({}, options),
  ask: () => employer.requestEmployerExport(),
  holds: words.everythingHoldAboutCompany,
}

/** An owner takes everybody along. */
export const companyErasure: Erasure = {
  title: words.deleteYourCompanysAccount,
  submit: words.deleteCompany,
  goes: [words.companysDetailsPicturesQuestions, words.everyonesAccountTeamOpen, words.messagesNotesInterviewsWhat],
  ends: words.openJobsCloseTheir,
  stays: words.peopleWhoAppliedKeep,
  erase: employer.eraseEmployerAccount,
}

/** Anybody else goes alone. */
export const memberErasure: Erasure = {
  title: words.deleteYourAccountQuestion,
  submit: words.deleteMyAccount,
  goes: [words.accountPlaceTeam, words.notificationsSettingsFeedback],
  ends: words.youreSignedOutEverywhere,
  stays: words.companyCarriesWithoutKeeps,
  erase: employer.eraseEmployerAccount,
}
