/** A mail as it goes out. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** A whole page that says the same; null where there is only text. */
  readonly html: string | null
  /** The address at which one press turns such mails off; none where they cannot be turned off. */
  readonly stop?: string
  /** What it tells of, if anything; a mail that goes out twice bears it twice, so that a mail program can show it once. */
  readonly notificationId?: string
}

/** Two words and what they name: "Start date", "Sun 6 Dec". */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** Somebody in a mail, with what can be done about them. */
export interface LetterPerson {
  readonly name: string
  /** "Reply today by 16:10". */
  readonly due: string
  readonly isLate: boolean
  /** From Monday. */
  readonly days?: readonly ('off' | 'on' | 'clash')[]
  /** "Can work 3 of 4." and "Not free Tue 16:00–20:00."; the second is empty where everything fits. */
  readonly fits?: string
  readonly clash?: string
  readonly about: string
  /** The first one leads. */
  readonly buttons: readonly { readonly label: string; readonly path: string }[]
}

/** A mail as it is written, before it becomes text and page. Its paths are the web application's; none holds a personal datum. */
export interface Letter {
  readonly to: string
  /** Made by `subject`. */
  readonly subject: string
  /** What a list of mails shows beside the subject: the next step and its date. Made by `preheader`. */
  readonly preheader: string
  readonly heading: string
  /** The first name of the reader, where it is known. */
  readonly name?: string
  readonly paragraphs: readonly string[]
  /** To be copied in one go. */
  readonly code?: string
  /** What a job pays and when it is. */
  readonly pay?: { readonly figures: readonly Fact[]; readonly days: readonly boolean[]; readonly shifts: string }
  readonly facts?: readonly Fact[]
  readonly listed?: readonly { readonly text: string; readonly path: string }[]
  readonly people?: readonly LetterPerson[]
  /** Its question can be answered from the mail: each leads to a page that does one thing. */
  readonly answers?: readonly { readonly label: string; readonly path: string }[]
  /** Named after the act. */
  readonly button: { readonly label: string; readonly path: string }
  /** Why the reader gets it, and how to stop it. */
  readonly why: string
  /** The path at which such mails are turned off; none where they cannot be. */
  readonly stop?: string
  /** The seeker of whom it tells somebody else. */
  readonly about?: string
  /** The same, where it tells of several. */
  readonly aboutEach?: readonly string[]
  readonly notificationId?: string
}
/** A letter of which every reader gets a copy. */
export type Circular = Omit<Letter, 'to' | 'stop' | 'notificationId'>

/** What waits to be sent; text alone comes from a version before letters. */
export type QueuedMail = Letter | Omit<Mail, 'html'>

/** A mail kept by the embedded outbox. */
export interface KeptMail extends Mail {
  readonly id: string
  readonly sentAt: string
}

/** `bounced`: the mailbox is not there, by what its server says; to send again is no use. */
export type Handed = 'sent' | 'bounced'

/** The emails to which nothing more is sent, since what was sent came back. */
export interface Bounces {
  has(email: string): Promise<boolean>
  /** Keeps it of every account with this email. */
  keep(email: string): Promise<void>
}

export interface Email {
  /** Resolves once the mail is handed over, or never can be; rejects when it must be tried again. */
  send(mail: Mail): Promise<Handed>
  /** What lies in the outbox, newest first; null where mail is really sent. */
  readonly outbox: { list(limit: number): Promise<KeptMail[]>; find(id: string): Promise<KeptMail | null> } | null
}

export const SUBJECT_MOST = 60
export const PREHEADER_MOST = 90

/** So much of a name as there is room for, in whole words where it has several. */
function shortened(name: string, most: number): string {
  const letters = [...name]
  if (letters.length <= most) return name
  const cut = letters.slice(0, most - 1).join('')
  return `${(letters[most - 1] === ' ' ? cut : cut.replace(/\s+\S*$/u, '')).trimEnd()}…`
}

/** A template whose names are cut, the longest first, until the whole has at most so many characters; its own words stay. */
const within =
  (most: number) =>
  (words: TemplateStringsArray, ...names: readonly string[]): string => {
    const lengths = names.map((name) => [...name].length)
    const total = () => [...words.join('')].length + lengths.reduce((sum, length) => sum + length, 0)
    while (total() > most && lengths.some((length) => length > 1)) {
      const longest = lengths.indexOf(Math.max(...lengths))
      lengths[longest] = (lengths[longest] ?? 0) - 1
    }
    return String.raw({ raw: words }, ...names.map((name, n) => shortened(name, lengths[n] ?? 1)))
  }
/** "Job offer: Weekend barista at Corner Café", fitting a list of mails. */
export const subject = within(SUBJECT_MOST)
/** "Accept or decline by Fri 4 Dec, 18:00", fitting a list of mails. */
export const preheader = within(PREHEADER_MOST)
