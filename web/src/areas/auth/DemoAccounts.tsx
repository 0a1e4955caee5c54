import type { SiteConfig } from '@evenshift/contract/public/site'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { siteConfig } from '#web/shared/site-config'
import type { SignInType } from '#web/shared/session/sign-in-type'
import styles from './DemoAccounts.module.css'

interface DemoAccountsProps {
  readonly type: SignInType
  readonly busy: boolean
  readonly onChoose: (account: { readonly email: string; readonly password: string }) => void
}

/** The people of the demo data, where it is loaded: one press signs in as them. */
export function DemoAccounts({ type, busy, onChoose }: DemoAccountsProps) {
  const [offered, setOffered] = useState<SiteConfig['demoAccounts']>([])
  useEffect(() => {
    // Signing in does not depend on it: without the configuration there is just nothing to offer.
    siteConfig().then(
      ({ demoAccounts }) => setOffered(demoAccounts),
      () => undefined,
    )
  }, [])
  const accounts = offered.filter((account) => account.pool === type)
  if (accounts.length === 0) return null
  return (
    <section className={styles.demo} aria-label="Demo accounts">
      <h2>Look around as</h2>
      <div className={styles.accounts}>
        {accounts.map(({ email, password, name }) => (
          <Button key={email} variant="light" disabled={busy} onClick={() => onChoose({ email, password })}>
            {name}
          </Button>
        ))}
      </div>
    </section>
  )
}
