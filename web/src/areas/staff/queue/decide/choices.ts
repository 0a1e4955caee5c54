import type { ReportCase } from '@evenshift/contract/model/staff/report'
import type { VerificationCase } from '@evenshift/contract/model/staff/verification'
import type { FeedbackKind } from '@evenshift/contract/states/feedback'
import type { ReportAction } from '@evenshift/contract/states/staff'
import { personPresets, reasonPresets } from '#web/areas/staff/queue/decide/presets'
import { words } from '#web/areas/staff/queue/decide/words'

/** One way to decide: what it says, what it asks for and with which words it begins. */
export interface Choice {
  readonly key: string
  readonly label: string
  readonly text: string
  /** What stands on the button. */
  readonly button: string
  /** What is said once it is done. */
  readonly done: string
  readonly dangerous?: true
  /** What the employer or seeker reads; not asked for where it is missing. */
  readonly reason?: string
  /** What whoever wrote to us reads; likewise. */
  readonly outcome?: string
  /** A note for the record may go with it. */
  readonly note?: true
  readonly report?: { readonly status: 'resolved' | 'dismissed'; readonly action?: ReportAction }
}

export const verificationChoices = (subject: VerificationCase['subject']): readonly Choice[] =>
  subject === 'job'
    ? [
        {
          key: 'approve',
          label: words.letItGoLive,
          text: words.peopleCanFindApply,
          button: words.approveJob,
          done: words.jobApproved,
          note: true,
        },
        {
          key: 'reject',
          label: words.sendBackToFix,
          text: words.itsADraftAgain,
          button: words.sendBack,
          done: words.jobSentBack,
          reason: '',
          note: true,
        },
        {
          key: 'remove',
          label: words.removeThisJob,
          text: words.employerCanAppealWithin,
          button: words.removeJob,
          done: words.jobRemoved,
          dangerous: true,
          reason: '',
        },
      ]
    : [
        {
          key: 'approve',
          label: subject === 'employer' ? words.approveCompany : words.approveProfile,
          text: subject === 'employer' ? words.theyCanPostJobs : words.theyCanApplyJobs,
          button: subject === 'employer' ? words.approveCompany : words.approveProfile,
          done: words.approved,
          note: true,
        },
        {
          key: 'reject',
          label: words.rejectWithAReason,
          text: words.theyCanFixSend,
          button: subject === 'employer' ? words.rejectCompany : words.rejectProfile,
          done: words.rejected,
          dangerous: true,
          reason: '',
          note: true,
        },
      ]

export const planChoices: readonly Choice[] = [
  { key: 'grant', label: words.giveTheFreePlan, text: words.itsOwnersAreTold, button: words.givePlan, done: words.freePlanGiven },
  {
    key: 'decline',
    label: words.decline,
    text: words.itsOwnersReadWhy,
    button: words.declinePlan,
    done: words.freePlanDeclined,
    reason: '',
  },
]

const settled = (status: 'resolved' | 'dismissed', label: string, text: string, outcome: string): Choice => ({
  key: status,
  label,
  text,
  button: status === 'resolved' ? words.resolve : words.dismiss,
  done: status === 'resolved' ? words.resolved : words.dismissed,
  outcome,
  report: { status },
})
const nothingWrong = settled('dismissed', words.nothingWrong, words.whoeverReportedTold, words.lookedIntoFoundNothing)
const otherwise = settled('resolved', words.handledAnotherWay, words.stays, words.thankTellingUsWeve)
const tookDown = words.tookJobDownIf

function aboutJob({ reason }: ReportCase): readonly Choice[] {
  const why = reasonPresets[reason ?? 'other']
  return [
    {
      key: 'remove_and_suspend',
      label: words.removeJobSuspendCompany,
      text: words.otherJobsPauseEveryone,
      button: words.removeAndSuspend,
      done: words.jobRemovedCompanySuspended,
      dangerous: true,
      reason: why,
      outcome: tookDown,
      report: { status: 'resolved', action: 'remove_and_suspend' },
    },
    {
      key: 'remove_job',
      label: words.removeThisJob,
      text: words.everyoneWhoAppliedTold,
      button: words.removeJob,
      done: words.jobRemoved,
      dangerous: true,
      reason: why,
      outcome: tookDown,
      report: { status: 'resolved', action: 'remove_job' },
    },
    otherwise,
    nothingWrong,
  ]
}
const aboutCompany = ({ reason }: ReportCase): readonly Choice[] => [
  {
    key: 'suspend',
    label: words.suspendCompany,
    text: words.itsJobsPause,
    button: words.suspendCompany,
    done: words.companySuspended,
    dangerous: true,
    reason: reasonPresets[reason ?? 'other'],
    outcome: words.suspendedCompanyThankTelling,
    report: { status: 'resolved', action: 'suspend' },
  },
  otherwise,
  nothingWrong,
]
const aboutOther = (report: ReportCase): readonly Choice[] =>
  report.about?.subject === 'seeker'
    ? [
        {
          key: 'suspend',
          label: words.suspendThisPerson,
          text: words.employersStopSeeingTheir,
          button: words.suspendPerson,
          done: words.personSuspended,
          dangerous: true,
          reason: personPresets[report.reason ?? 'other'] ?? personPresets.other,
          outcome: words.suspendedPersonThankTelling,
          report: { status: 'resolved', action: 'suspend' },
        },
        otherwise,
        nothingWrong,
      ]
    : aboutCompany(report)
const stands = settled('dismissed', words.theDecisionStays, words.theyReadWhy, words.lookedAgainOurDecision)
const upheld = settled('resolved', words.theyWereRight, words.putRightThenTell, words.wereRightWevePut)

function appeal({ about }: ReportCase): readonly Choice[] {
  const restore: Choice = {
    key: 'restore',
    label: words.restore,
    text: words.theyreApprovedAgain,
    button: words.restore,
    done: words.restored,
    outcome: words.wereRightAccountOpen,
    report: { status: 'resolved', action: 'restore' },
  }
  const status = about?.subject === 'employer' ? about.employer.status : about?.subject === 'seeker' ? about.seeker.status : null
  return status === 'Suspended' || status === 'Rejected' ? [restore, stands] : [upheld, stands]
}
const complaint = [settled('resolved', words.done, words.theyReadWhatDid, ''), settled('dismissed', words.notDone, words.theyReadWhy, '')]
const thanks = [
  settled('resolved', words.reply, words.theyReadThis, words.thankTellingUs),
  settled('dismissed', words.close, words.theyReadThis, words.thankWontChangeNow),
]

const byKind: Readonly<Partial<Record<FeedbackKind, (report: ReportCase) => readonly Choice[]>>> = {
  report_job: aboutJob,
  report_employer: aboutCompany,
  report_message: aboutOther,
  report_person: aboutOther,
  appeal,
  data_complaint: () => complaint,
}
export const reportChoices = (report: ReportCase): readonly Choice[] => byKind[report.kind]?.(report) ?? thanks
