import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/home/first/words'
import styles from './First.module.css'

interface FirstJobProps {
  readonly title: string
  readonly text: string
  readonly button: string
  readonly to: string
}

/** How the first job is getting on, and the one thing to do about it. */
export const FirstJob = ({ title, text, button, to }: FirstJobProps) => (
  <Card label={words.yourFirstJob} tone="sunny">
    <div className={styles.post}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <Button size="lg" component={Link} to={to}>
        {button}
      </Button>
    </div>
  </Card>
)
