import type { CompanyHit } from '@evenshift/contract/model/company/company-record'
import { publicName } from '#web/shared/company/record-values'
import { words } from '#web/shared/company/words'
import styles from './Company.module.css'

const { register: said } = words

interface NamedCompaniesProps {
  readonly companies: readonly CompanyHit[]
  readonly busy: boolean
  readonly onChoose: (registrationNumber: string) => void
}

/** Companies of a like name: the one that is chosen is looked up. */
export function NamedCompanies({ companies, busy, onChoose }: NamedCompaniesProps) {
  if (companies.length === 0) return <p className={styles.none}>{said.none}</p>
  return (
    <section aria-label={said.choose} className={styles.named}>
      <p>{said.choose}</p>
      <ul>
        {companies.map(({ registrationNumber, name, status, address }) => (
          <li key={registrationNumber}>
            <button type="button" disabled={busy} onClick={() => onChoose(registrationNumber)}>
              <b>{publicName(name)}</b>
              <span>{address}</span>
              <span>{said.hit(registrationNumber, status.replaceAll('-', ' '))}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
