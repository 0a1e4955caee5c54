/** A part of a paper, by what it is to those who read it and to those who hear it. */
export type Block =
  | { readonly as: 'title' | 'section' | 'entry' | 'lead' | 'text' | 'quiet'; readonly text: string }
  | { readonly as: 'list'; readonly items: readonly string[] }

export interface Paper {
  readonly title: string
  readonly author: string
  /** In their order; one that says nothing is left out. */
  readonly blocks: readonly Block[]
}

/** Typesets papers. */
export interface Papers {
  /** A tagged PDF on A4 sheets: on two where smaller type makes it fit, on more only where it doesn't. What the font has no letter for is left out. */
  pdf(paper: Paper, now: Date): Promise<Uint8Array>
}
