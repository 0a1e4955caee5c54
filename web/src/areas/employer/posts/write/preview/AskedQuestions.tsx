import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { answerTypeWords } from '#web/shared/job/term-words'
import { dotted } from '#web/shared/words/dotted'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/posts/write/preview/words'
import styles from '../Wizard.module.css'

/** What people are asked as they apply, each with how it is answered: below the advert, which has no questions. */
export function AskedQuestions({ questions }: { readonly questions: PostValues['screeningQuestions'] }) {
  const asked = questions.filter(({ question }) => question.trim() !== '')
  if (asked.length === 0) return null
  return (
    <Card label={words.askedAsTheyApply}>
      <h2>{words.askedAsTheyApply}</h2>
      <ul className={styles.asked}>
        {asked.map(({ question, answerType, options, required }, place) => (
          <li key={place}>
            {question}
            <br />
            <span className={styles.muted}>
              {dotted([
                answerType === 'choice' && options.length > 0 ? options.join(', ') : answerTypeWords[answerType],
                !required && words.canBeSkipped,
              ])}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
