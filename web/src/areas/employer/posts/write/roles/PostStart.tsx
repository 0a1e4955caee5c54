import type { AdvertReading } from '@evenshift/contract/model/job/advert-reading'
import type { RoleStart } from '@evenshift/contract/model/job/role-start'
import { londonDay } from '@evenshift/contract/london'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useEffectEvent, useRef } from 'react'
import { FullNote } from '#web/areas/employer/plan/limit/FullNote'
import { PasteAdvert } from '#web/areas/employer/posts/write/paste/PasteAdvert'
import { valuesOfReading } from '#web/areas/employer/posts/write/paste/reading-values'
import { OwnPosts } from '#web/areas/employer/posts/write/roles/OwnPosts'
import { RolePicker } from '#web/areas/employer/posts/write/roles/RolePicker'
import { valuesOfRole } from '#web/areas/employer/posts/write/roles/role-values'
import { templateOf, valuesOfTemplate } from '#web/areas/employer/posts/write/post-template'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { WizardHead } from '#web/areas/employer/posts/write/WizardHead'
import { TemplateTools } from '#web/areas/employer/templates/TemplateTools'
import { paths } from '#web/shared/paths'
import { focusMain } from '#web/shared/screens/focus-main'
import { useScreen } from '#web/shared/shell/useScreen'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/employer/posts/write/roles/words'
import wizard from '../Wizard.module.css'
import styles from './Roles.module.css'

interface PostStartProps {
  readonly blank: PostValues
  /** A role that was chosen on another screen. */
  readonly start?: RoleStart | null
  /** `reading` is that of the advert which it begins with. */
  readonly onBegin: (values: PostValues, reading?: AdvertReading) => void
}

/** What a new job begins with: a role, one of the company's own, a template, or nothing. */
export function PostStart({ blank, start = null, onBegin }: PostStartProps) {
  useScreen(words.postAJob, paths.ongoingPosts)
  const today = londonDay(useNow())
  const heading = useRef<HTMLHeadingElement>(null)
  const phone = useMediaQuery('(max-width: 759px)', false, { getInitialValueInEffect: false })
  const begin = (values: PostValues, reading?: AdvertReading) => {
    focusMain()
    onBegin(values, reading)
  }
  const beginChosen = useEffectEvent(() => {
    if (start) begin(valuesOfRole(blank, start, today))
  })
  useEffect(() => beginChosen(), [])
  const paste = <PasteAdvert as={phone ? 'button' : 'card'} onRead={(reading) => begin(valuesOfReading(blank, reading, today), reading)} />
  const beginWith = (template: string) => begin({ ...blank, ...valuesOfTemplate(template) })
  return (
    <div className={wizard.page}>
      <WizardHead
        job=""
        isDraft
        step="job"
        faulty={new Set()}
        heading={heading}
        text={words.chooseRoleWellFill}
        onGo={() => begin(blank)}
      />
      <FullNote />
      <div className={wizard.columns}>
        <RolePicker sectorId={blank.sectorId} onPick={(start) => begin(valuesOfRole(blank, start, today))} onBlank={() => begin(blank)}>
          {phone && (
            <div className={styles.others}>
              <OwnPosts as="button" onUse={(post) => beginWith(templateOf(post))} />
              {paste}
              <Button variant="default" className={styles.blank ?? ''} onClick={() => begin(blank)}>
                {words.startBlankJob}
              </Button>
            </div>
          )}
        </RolePicker>
        <aside className={wizard.body} aria-label={words.beginWithYourOwn}>
          {!phone && <OwnPosts as="card" onUse={(post) => beginWith(templateOf(post))} />}
          {!phone && paste}
          <TemplateTools kind="job" body="" onUse={beginWith} />
        </aside>
      </div>
    </div>
  )
}
