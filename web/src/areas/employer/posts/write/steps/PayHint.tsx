import { Button } from '@mantine/core'
import { hourlyOf, isFarAbove } from '#web/areas/employer/posts/write/hourly'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { useMinimumWage } from '#web/areas/employer/posts/write/useMinimumWage'
import { useUsualPay } from '#web/areas/employer/posts/write/useUsualPay'
import { pounds } from '#web/shared/words/pay'
import { LinkButton } from '#web/ui/page/LinkButton'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/employer/posts/write/steps/words'

interface PayHintProps {
  readonly values: PostValues
  readonly isRefused: boolean
  readonly onSet: (salary: number) => void
}

/** The typed pay by the hour beside the legal minimum of that day, which is told for every age, and what jobs like it pay nearby. */
export function PayHint({ values, isRefused, onSet }: PayHintProps) {
  const minimum = useMinimumWage(values.startDate)
  const found = useUsualPay(values)
  if (!minimum) return null
  const hourly = hourlyOf(values)
  const usual = found !== null && found >= minimum.adult ? found : null
  const pence = hourly === null ? null : Math.round((hourly - minimum.adult) * 100)
  const isBelow = hourly !== null && hourly < minimum.adult
  const isFar = hourly !== null && isFarAbove(hourly, minimum.adult)
  return (
    <Note kind={isBelow || isFar ? 'warning' : hourly === null || isRefused ? 'info' : 'done'}>
      {isBelow && !isRefused && (
        <p>
          <b>{words.hourBelowLegalMinimum(pounds(Math.floor(hourly * 100) / 100), pounds(minimum.adult))}</b>
        </p>
      )}
      {isFar && (
        <p>
          <b>{words.isThatRight(pounds(hourly))}</b>
        </p>
      )}
      {!isBelow && !isFar && !isRefused && pence !== null && (
        <p>
          <b>{words.aboveLegalMinimum21(pence, pence < 100 ? `${pence}p` : pounds(pence / 100))}</b>{' '}
          {hourly !== null && values.salaryUnit !== 'hour' && words.comesHour(pounds(hourly))}
        </p>
      )}
      {usual !== null && (
        <p>
          {words.usualPay(pounds(usual))}{' '}
          {values.salaryUnit === 'hour' && Number(values.salary) !== usual && (
            <LinkButton onClick={() => onSet(usual)}>{words.useUsual}</LinkButton>
          )}
        </p>
      )}
      <p>{minimum.words}</p>
      {isBelow && <Raise salary={Number(values.salary)} share={minimum.adult / hourly} onSet={onSet} />}
    </Note>
  )
}

interface RaiseProps extends Pick<PayHintProps, 'onSet'> {
  readonly salary: number
  /** The minimum as a share of what is typed. */
  readonly share: number
}

/** The least that is enough, a press away. */
function Raise({ salary, share, onSet }: RaiseProps) {
  const enough = Math.ceil(Math.round(salary * share * 1e6) / 1e4) / 100
  return (
    <p>
      <Button variant="default" onClick={() => onSet(enough)}>
        {words.raiseTo(pounds(enough))}
      </Button>
    </p>
  )
}
