import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { words } from '#web/areas/employer/company/welcome/words'
import { employerQuery } from '#web/shared/calls/employer'
import { paths } from '#web/shared/paths'
import { Card } from '#web/ui/page/Card'
import styles from '../CompanyPage.module.css'

/** The way to the welcome video, which has a screen of its own; nothing before the company is checked, as it interviews nobody yet. */
export function WelcomeCard() {
  const { data: info } = useQuery(employerQuery('employerInfo'))
  const isChecked = info?.status === 'Approved' || info?.isCheckedAgain === true
  const { data } = useQuery({ ...employerQuery('companyWelcome'), enabled: isChecked })
  if (!isChecked) return null
  return (
    <Card label={words.title}>
      <div className={styles.top}>
        <h2>{words.title}</h2>
        <Button variant="default" component={Link} to={paths.welcome}>
          {data?.welcome ? words.card.change : words.card.add}
        </Button>
      </div>
      <p className={styles.muted}>{data?.welcome ? words.text : words.card.none}</p>
    </Card>
  )
}
