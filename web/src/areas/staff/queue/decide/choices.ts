import type { ReportCase } from '@evenshift/contract/model/staff/report'
import type { VerificationCase } from '@evenshift/contract/model/staff/verification'
import type { FeedbackKind } from '@evenshift/contract/states/feedback'
import type { ReportAction } from '@evenshift/contract/states/staff'
import { personPresets, reasonPresets } from '#web/areas/staff/queue/decide/presets'

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
          label: 'Let it go live',
          text: 'People can find it and apply',
          button: 'Approve job',
          done: 'Job approved',
          note: true,
        },
        {
          key: 'reject',
          label: 'Send back to fix',
          text: 'It’s a draft again',
          button: 'Send back',
          done: 'Job sent back',
          reason: '',
          note: true,
        },
        {
          key: 'remove',
          label: 'Remove this job',
          text: 'Its employer can appeal within 14 days',
          button: 'Remove job',
          done: 'Job removed',
          dangerous: true,
          reason: '',
        },
      ]
    : [
        {
          key: 'approve',
          label: subject === 'employer' ? 'Approve company' : 'Approve profile',
          text: subject === 'employer' ? 'It can post jobs' : 'They can apply for jobs',
          button: 'Approve',
          done: 'Approved',
          note: true,
        },
        {
          key: 'reject',
          label: 'Reject with a reason',
          text: 'They can fix it and send it again',
          button: 'Reject',
          done: 'Rejected',
          dangerous: true,
          reason: '',
          note: true,
        },
      ]

export const planChoices: readonly Choice[] = [
  { key: 'grant', label: 'Give the free plan', text: 'Its owners are told', button: 'Give plan', done: 'Free plan given' },
  { key: 'decline', label: 'Decline', text: 'Its owners read why', button: 'Decline plan', done: 'Free plan declined', reason: '' },
]

const settled = (status: 'resolved' | 'dismissed', label: string, text: string, outcome: string): Choice => ({
  key: status,
  label,
  text,
  button: status === 'resolved' ? 'Resolve' : 'Dismiss',
  done: status === 'resolved' ? 'Resolved' : 'Dismissed',
  outcome,
  report: { status },
})
const nothingWrong = settled(
  'dismissed',
  'Nothing wrong',
  'Whoever reported it is told',
  'We looked into this and found nothing wrong. Thank you for telling us.',
)
const otherwise = settled('resolved', 'Handled another way', 'It stays as it is', 'Thank you for telling us. We’ve dealt with it.')
const tookDown = 'We took the job down. If you’ve paid or shared bank details, tell your bank today.'

function aboutJob({ reason }: ReportCase): readonly Choice[] {
  const why = reasonPresets[reason ?? 'other']
  return [
    {
      key: 'remove_and_suspend',
      label: 'Remove job and suspend company',
      text: 'Its other jobs pause and everyone who applied is told',
      button: 'Remove and suspend',
      done: 'Job removed and company suspended',
      dangerous: true,
      reason: why,
      outcome: tookDown,
      report: { status: 'resolved', action: 'remove_and_suspend' },
    },
    {
      key: 'remove_job',
      label: 'Remove this job',
      text: 'Everyone who applied is told',
      button: 'Remove job',
      done: 'Job removed',
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
    label: 'Suspend company',
    text: 'Its jobs pause',
    button: 'Suspend company',
    done: 'Company suspended',
    dangerous: true,
    reason: reasonPresets[reason ?? 'other'],
    outcome: 'We suspended this company. Thank you for telling us.',
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
          label: 'Suspend this person',
          text: 'Employers stop seeing their applications',
          button: 'Suspend person',
          done: 'Person suspended',
          dangerous: true,
          reason: personPresets[report.reason ?? 'other'] ?? personPresets.other,
          outcome: 'We suspended this person. Thank you for telling us.',
          report: { status: 'resolved', action: 'suspend' },
        },
        otherwise,
        nothingWrong,
      ]
    : aboutCompany(report)
const stands = settled('dismissed', 'The decision stays', 'They read why', 'We looked again and our decision stays.')
const upheld = settled('resolved', 'They were right', 'Put it right, then tell them', 'You were right. We’ve put it right.')

function appeal({ about }: ReportCase): readonly Choice[] {
  const restore: Choice = {
    key: 'restore',
    label: 'Restore',
    text: 'They’re approved again',
    button: 'Restore',
    done: 'Restored',
    outcome: 'You were right. Your account is open again.',
    report: { status: 'resolved', action: 'restore' },
  }
  const status = about?.subject === 'employer' ? about.employer.status : about?.subject === 'seeker' ? about.seeker.status : null
  return status === 'Suspended' || status === 'Rejected' ? [restore, stands] : [upheld, stands]
}
const complaint = [settled('resolved', 'Done', 'They read what we did', ''), settled('dismissed', 'Not done', 'They read why', '')]
const thanks = [
  settled('resolved', 'Reply', 'They read this', 'Thank you for telling us.'),
  settled('dismissed', 'Close', 'They read this', 'Thank you. We won’t change this for now.'),
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
