export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** A mail kept by the embedded outbox, newest first. */
export interface KeptMail extends Mail {
  readonly id: string
  readonly sentAt: string
}

export interface Email {
  /** Resolves once the mail is handed over; rejects when it must be tried again. */
  send(mail: Mail): Promise<void>
  /** What lies in the outbox; null where mail is really sent. */
  readonly outbox: { list(limit: number): Promise<KeptMail[]> } | null
}
