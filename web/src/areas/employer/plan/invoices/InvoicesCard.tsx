import type { Output } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import { Button } from '@mantine/core'
import { useInvoices } from '#web/areas/employer/plan/invoices/useInvoices'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { dayDateYear } from '#web/shared/words/dates'
import { billOf } from '#web/shared/words/pay'
import { Chip } from '#web/ui/display/Chip'
import { Bone } from '#web/ui/page/Bone'
import { Card, CardActions, CardText } from '#web/ui/page/Card'
import { LinkButton } from '#web/ui/page/LinkButton'
import { words } from '#web/areas/employer/plan/invoices/words'
import styles from './Invoices.module.css'

type Transaction = Output<EmployerService['transactions']>['data'][number]

/** What to say of one that is not simply paid. */
const statusWords: Readonly<Record<Transaction['status'], string>> = {
  paid: '',
  open: words.due,
  failed: words.failed,
  refunded: words.refunded,
  void: words.cancelled,
}

interface InvoicesCardProps {
  /** The way to the card and the billing address; null where nothing was ever charged. */
  readonly onBilling: (() => void) | null
  readonly busy: boolean
}

/** What was charged, each with its PDF. */
export function InvoicesCard({ onBilling, busy }: InvoicesCardProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInvoices()
  const rows = data?.pages.flatMap((page) => page.data) ?? []
  return (
    <Card label={words.invoices}>
      <div className={styles.head}>
        <h2>{words.invoices}</h2>
        {onBilling && (
          <LinkButton busy={busy} onClick={onBilling}>
            {words.cardAndBillingAddress}
          </LinkButton>
        )}
      </div>
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <Row key={row._id} row={row} />
          ))}
        </ul>
      )}
      {data && rows.length === 0 && <CardText>{words.noInvoicesYetTheyll}</CardText>}
      {!data && !error && (
        <div role="status" aria-label={words.loadingYourInvoices}>
          <Bone height={132} />
        </div>
      )}
      {error && <QueryFailure title={words.couldntLoadInvoices} error={error} onRetry={() => void refetch()} />}
      {hasNextPage && (
        <CardActions>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.showMore}
          </Button>
        </CardActions>
      )}
    </Card>
  )
}

function Row({ row: { date, description, gross, status, invoiceNumber, receiptUrl } }: { readonly row: Transaction }) {
  const name = invoiceNumber ?? description
  return (
    <li className={styles.row}>
      <b>{name}</b>
      <span className={styles.date}>{dayDateYear(date)}</span>
      <span className={styles.sum}>
        {statusWords[status] && <Chip kind={status === 'failed' || status === 'open' ? 'bad' : 'quiet'}>{statusWords[status]}</Chip>}
        {billOf(gross)}
      </span>
      {receiptUrl ? (
        <a href={receiptUrl} target="_blank" rel="noreferrer" aria-label={words.pdfWithName(name)}>
          {words.pdf}
        </a>
      ) : (
        <span />
      )}
    </li>
  )
}
