import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { FrontAnswers } from '#web/areas/employer/applicants/moves/FrontAnswers'
import { frontMoves } from '#web/areas/employer/applicants/moves/front-moves'
import { words as moveWords } from '#web/areas/employer/applicants/moves/words'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { words } from '#web/areas/employer/applicants/compare/words'
import styles from './Compare.module.css'

interface ComparedRepliesProps {
  readonly applications: readonly EmployerApplicationDetail[]
  readonly flow: MoveFlow
}

/** The same answers as on each one's page, a cell a person; nothing where nobody can be answered. */
export function ComparedReplies({ applications, flow }: ComparedRepliesProps) {
  if (applications.every((application) => frontMoves(application) === null)) return null
  return (
    <ManagersOnly>
      <tr>
        <th scope="row">{words.yourReply}</th>
        {applications.map((application) => {
          const front = frontMoves(application)
          return (
            <td key={application._id}>
              {front && (
                <div className={styles.replies} role="group" aria-label={moveWords.replyTo(application.applicant.name)}>
                  <FrontAnswers application={application} front={front} flow={flow} />
                </div>
              )}
            </td>
          )
        })}
      </tr>
    </ManagersOnly>
  )
}
