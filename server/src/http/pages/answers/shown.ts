/** What the page behind a mail's button says. */
import type { RejectReason } from '@evenshift/contract/states/application/application'

/** Not pressed yet, pressed, taken back, of no use any more since somebody was first, or past its time. */
export type LinkState = 'to_press' | 'done' | 'undone' | 'moved_on' | 'late'

export interface Happened {
  /** "A colleague shortlisted Tom". */
  readonly what: string
  readonly at: string
}

interface Shown {
  readonly state: LinkState
  readonly company: string
  readonly job: string
  /** Of the application, in the web application. */
  readonly path: string
  /** When the mail went out, and what has happened since. */
  readonly mailed: string
  readonly since: readonly Happened[]
  /** It was pressed and not taken back. */
  readonly hadEffect: boolean
  /** It was pressed, and did nothing since the page had shown something older. */
  readonly wasOld: boolean
  /** Until when the link can be pressed. */
  readonly until: string
  /** "09:42", until when its press can be taken back; null where it cannot. */
  readonly undoUntil: string | null
  /** The application's, as it is: what somebody presses is judged by it. */
  readonly version: number
}

export interface ShownToEmployer extends Shown {
  readonly move: 'shortlisted' | 'rejected'
  /** The first name, or "Applicant 4". */
  readonly applicant: string
  /** "Sat 21 Nov", when it was sent. */
  readonly applied: string
  readonly fit: { readonly days: readonly ('off' | 'on' | 'clash')[]; readonly fits: string; readonly clash: string } | null
  /** "Fri 27 Nov, 18:00", by when the employer owes the next word; null where they owe none. */
  readonly nextBy: string | null
  /** Why it would be "not this time", most likely. */
  readonly likely: RejectReason
}

export interface ShownToSeeker extends Shown {
  readonly move: 'still_fits' | 'interview_begun' | 'withdrawn'
  /** What of the job was changed, and how it fits since; null where the mail tells no change. */
  readonly change: {
    readonly lines: readonly { readonly label: string; readonly before: string; readonly after: string }[]
    readonly fit: string
  } | null
  /** "3 questions, about 4 min"; null where the mail tells no interview. */
  readonly interview: { readonly length: string; readonly isRecorded: boolean; readonly sendBy: string } | null
  readonly mayApplyAgain: boolean
}
export type ShownAnswer = ShownToEmployer | ShownToSeeker

/** Each by the token of the address; null for one that nobody has. */
export interface Answering {
  /** Changes nothing. */
  readonly open: (token: string) => Promise<ShownAnswer | null>
  readonly give: (token: string, version: number, reason: RejectReason) => Promise<ShownAnswer | null>
  readonly takeBack: (token: string) => Promise<ShownAnswer | null>
}
