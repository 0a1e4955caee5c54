import type { SiteConfig } from '@evenshift/contract/public/site'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { whenQuiet } from '#web/shared/screens/when-quiet'
import { siteConfig } from '#web/shared/site-config'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { words } from '#web/areas/auth/sign-in/words'
import styles from './DemoAccounts.module.css'

interface DemoAccountsProps {
  readonly type: SignInType
  readonly busy: boolean
  readonly onChoose: (account: { readonly email: string; readonly password: string }) => void
}

/** How often the market's end is asked for while it is being made. */
const REFRESH_MS = 3000

type Offered = Pick<SiteConfig, 'demoAccounts' | 'demoLoading'>

/** What is offered now; asks again by itself until the demo market is there. */
function useOffered(): Offered {
  const [offered, setOffered] = useState<Offered>({ demoAccounts: [], demoLoading: false })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isShown = true
    let isLoading = false
    const ask = async () => {
      try {
        const config = await siteConfig()
        if (!isShown) return
        setOffered(config)
        isLoading = config.demoLoading
      } catch {
        // Signing in does not depend on it: without the configuration there is just nothing to offer.
      }
      if (isShown && isLoading) timer = setTimeout(() => void ask(), REFRESH_MS)
    }
    // Below everything that is needed to sign in, so it comes after that is painted.
    whenQuiet(() => void ask())
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [])
  return offered
}

/** The people of the demo data, once all of it is there: one press signs in as them. */
export function DemoAccounts({ type, busy, onChoose }: DemoAccountsProps) {
  const { demoAccounts, demoLoading } = useOffered()
  const accounts = demoAccounts.filter((account) => account.pool === type)
  if (demoLoading) return <p role="status">{words.demoJobsStillLoading}</p>
  return accounts.length > 0 && <Accounts accounts={accounts} busy={busy} onChoose={onChoose} />
}

interface AccountsProps extends Omit<DemoAccountsProps, 'type'> {
  readonly accounts: SiteConfig['demoAccounts']
}

function Accounts({ accounts, busy, onChoose }: AccountsProps) {
  return (
    <section className={styles.demo} aria-label={words.demoAccounts}>
      <h2>{words.tryTheDemoAs}</h2>
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
