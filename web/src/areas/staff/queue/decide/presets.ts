import type { ReportReason } from '@evenshift/contract/states/feedback'
import { words } from '#web/areas/staff/queue/decide/words'

const APPEAL = words.canAppealWithin14
/** What an employer reads first, before a colleague edits it. */
export const reasonPresets: Readonly<Record<ReportReason, string>> = {
  asks_for_money: words.askedApplicantsPayNoOne(APPEAL),
  fake_or_misleading: words.thisJobIsntWhatItSaysItIs(APPEAL),
  below_minimum_wage: words.jobPaysLessThanMinimum(APPEAL),
  discriminatory: words.jobShutsPeopleOutWho(APPEAL),
  unsafe: words.thisWorkIsntSafeAsYouDescribeIt(APPEAL),
  asks_bank_or_id: words.askedBankDetailsIdBefore(APPEAL),
  off_platform_contact: words.askedApplicantsLeaveEvenshiftApply(APPEAL),
  spam: words.thisJobIsSpam(APPEAL),
  harassment: words.someoneAtYourCompanyHarassedAnApplicant(APPEAL),
  expired_or_filled: words.jobNoLongerOpen,
  other: APPEAL,
}
/** What a person reads first, where they were reported. */
export const personPresets: Readonly<Partial<Record<ReportReason, string>> & { readonly other: string }> = {
  harassment: words.whatYouWroteToAnEmployerIsAbusive(APPEAL),
  fake_or_misleading: words.profileDocumentsSayWhatIsnt(APPEAL),
  spam: words.youSentEmployersAdvertising(APPEAL),
  asks_for_money: words.youAskedAnEmployerForMoney(APPEAL),
  other: APPEAL,
}
