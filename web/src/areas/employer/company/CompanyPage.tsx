import type { Employer } from '@evenshift/contract/model/company/employer'
import { waitOf } from '@evenshift/contract/states/hours-words'
import { Button } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { CompanyEvidence } from '#web/areas/employer/company/CompanyEvidence'
import { CompanyLogo } from '#web/areas/employer/company/CompanyLogo'
import { CompanyPhotos } from '#web/areas/employer/company/CompanyPhotos'
import { LiveJobs } from '#web/areas/employer/company/LiveJobs'
import { Pen } from '#web/areas/employer/company/Pen'
import { type PartKey, parts } from '#web/areas/employer/company/parts'
import { WelcomeCard } from '#web/areas/employer/company/welcome/WelcomeCard'
import { words } from '#web/areas/employer/company/words'
import { sizeWords } from '#web/shared/company/size-words'
import { placeWords } from '#web/shared/company/place-words'
import { lazyDialog } from '#web/shared/screens/lazy-dialog'
import { dotted } from '#web/shared/words/dotted'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import styles from './CompanyPage.module.css'

const PartSheet = lazyDialog(async () => (await import('#web/areas/employer/company/PartSheet')).PartSheet)

/** The company's page as people see it, with a pen at each part; what nobody can change says so. */
export function CompanyPage({ company, team }: { readonly company: Employer; readonly team: ReactNode }) {
  const [open, setOpen] = useState<PartKey | null>(null)
  const logo = useRef<HTMLInputElement>(null)
  const pen = (part: PartKey) => <Pen part={parts[part].part} onEdit={() => setOpen(part)} />
  const { bio, sector, city, size, address, replyRate, medianReplyHours, contactName, contactRole, phone } = company
  return (
    <>
      <CompanyPhotos company={company} />
      <div className={styles.head}>
        <CompanyLogo company={company} chooser={logo} />
        <div className={styles.name}>
          <h1>{company.companyName}</h1>
          <p>{dotted([sector, city, sizeWords(size)])}</p>
        </div>
        {pen('name')}
      </div>
      <Missing company={company} onLogo={() => logo.current?.click()} onPart={setOpen} />
      <Columns kind="side">
        <Rows>
          <Card label={words.about.title}>
            <div className={styles.top}>
              <h2>{words.about.title}</h2>
              {pen('about')}
            </div>
            {bio ? <p className={styles.text}>{bio}</p> : <p className={styles.muted}>{words.about.empty}</p>}
          </Card>
          <LiveJobs />
          <WelcomeCard />
          {team}
        </Rows>
        <Rows>
          <Card label={words.replies.title}>
            <h2>{words.replies.title}</h2>
            {replyRate === null ? (
              <p className={styles.muted}>{words.replies.none}</p>
            ) : (
              <dl className={styles.figures}>
                <div>
                  <dt>{words.replies.rate}</dt>
                  <dd>{replyRate}%</dd>
                </div>
                {medianReplyHours !== null && (
                  <div>
                    <dt>{words.replies.wait}</dt>
                    <dd>{waitOf(medianReplyHours)}</dd>
                  </div>
                )}
              </dl>
            )}
            {replyRate !== null && <p className={styles.muted}>{words.replies.fixed}</p>}
          </Card>
          <CompanyEvidence company={company} pen={pen('checks')} />
          <Card label={words.where.title}>
            <div className={styles.top}>
              <h2>{words.where.title}</h2>
              {pen('where')}
            </div>
            <p className={styles.text}>{placeWords(address)}</p>
            <p className={styles.muted}>{words.where.hint}</p>
          </Card>
          <Card label={words.contact.title}>
            <div className={styles.top}>
              <h2>{words.contact.title}</h2>
              {pen('contact')}
            </div>
            <p className={styles.text}>
              {contactName}, {contactRole}
              <br />
              {phone}
            </p>
            <p className={styles.muted}>{words.contact.hint}</p>
          </Card>
        </Rows>
      </Columns>
      {open && <PartSheet key={open} company={company} part={open} onClose={() => setOpen(null)} />}
    </>
  )
}

interface MissingProps {
  readonly company: Employer
  readonly onLogo: () => void
  readonly onPart: (part: PartKey) => void
}

/** What the page lacks, why it matters, each a press away; photos have their own place above. */
function Missing({ company: { logo, bio, website }, onLogo, onPart }: MissingProps) {
  const gaps = [
    { isMissing: !logo, said: words.missing.logo, onFill: onLogo },
    { isMissing: !bio, said: words.missing.about, onFill: () => onPart('about') },
    { isMissing: !website, said: words.missing.website, onFill: () => onPart('checks') },
  ].filter(({ isMissing }) => isMissing)
  if (gaps.length === 0) return null
  return (
    <Card tone="sunny" label={words.missing.title(gaps.length)}>
      <div>
        <h2>{words.missing.title(gaps.length)}</h2>
        <p className={styles.muted}>{gaps.map(({ said }) => said.why).join(' ')}</p>
      </div>
      <div className={styles.missing}>
        {gaps.map(({ said, onFill }) => (
          <Button key={said.fill} variant="default" onClick={onFill}>
            {said.fill}
          </Button>
        ))}
      </div>
    </Card>
  )
}
