import { StepBar } from '#web/ui/display/StepBar'
import { words } from '#web/shared/interview/words'

interface StepProgressProps {
  readonly questions: readonly { readonly _id: string; readonly answer: object | null }[]
  readonly open: number
}

/** How far one has come, a cell for each question. */
export const StepProgress = ({ questions, open }: StepProgressProps) => (
  <StepBar states={questions.map(({ answer }, place) => (place === open ? 'now' : answer ? 'done' : 'open'))}>
    {open < questions.length ? words.place(open + 1, questions.length) : words.finalCheck}
  </StepBar>
)
