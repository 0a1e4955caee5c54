import type { Profile } from '@evenshift/contract/model/profile/profile'
import { confirmationsOf } from '#server/capabilities/parties/profiles/skills/confirmations'
import { historySnapshot } from '#server/capabilities/parties/profiles/history/history'
import { listDocuments } from '#server/capabilities/parties/profiles/store.files'
import { skillTags } from '#server/capabilities/parties/profiles/skills/tags'
import { type Background, backingOf, linesOf } from '#server/capabilities/ground/match/public'
import { filesById } from '#server/capabilities/ground/uploads/public'
import type { Db } from '#server/platform/database/port'

async function certificatesOf(db: Db, seekerId: string) {
  const kept = (await listDocuments(db, seekerId)).filter(({ kind }) => kind === 'certificate')
  if (kept.length === 0) return []
  const files = await filesById(
    db,
    kept.map(({ fileId }) => fileId),
  )
  return kept.flatMap(({ fileId, kind }) => {
    const file = files.get(fileId)
    return file === undefined ? [] : [{ kind, fileName: file.fileName }]
  })
}

/** What stands behind a seeker's skills: work, study, certificates, and the word of who hired them. */
export async function backgroundOf(db: Db, seekerId: string): Promise<Background> {
  const history = await historySnapshot(db, seekerId)
  const documents = await certificatesOf(db, seekerId)
  return { lines: linesOf({ ...history, documents }), confirmed: await confirmationsOf(db, seekerId) }
}

/** Each skill of a profile with what stands behind it. */
export function skillBacking(skills: Profile['skills'], background: Background): Profile['skillBacking'] {
  const said = skillTags(skills)
  return said.flatMap((skill) => {
    const backing = backingOf(skill, said, background)
    return backing === null ? [] : [{ name: skill.name, ...backing }]
  })
}
