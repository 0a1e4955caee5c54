import { companyCalls } from '#server/calls/employer/company'
import { employerUploadCalls } from '#server/calls/employer/uploads'
import { drawLogo, drawPhoto } from '#server/demo/files/drawings'
import type { DemoEmployer } from '#server/demo/employers'
import { checkStored, storeBytes } from '#server/demo/files/stored'
import type { Random } from '#server/demo/stage/random'
import { type Stage, taken } from '#server/demo/stage/stage'
import type { EmployerContext } from '#server/http/call/context'

const PNG = 'image/png'
const uploadCalls = employerUploadCalls([])
/** Checks of so many companies' pictures run beside one another: each is a process of its own. */
const AT_ONCE = 3
/** One company in so many has a photo beside its logo. */
const WITH_PHOTO = 4

async function sendPicture(stage: Stage, context: EmployerContext, purpose: 'logo' | 'workplace_photo', bytes: Buffer): Promise<string> {
  const sender = stage.today(context)
  const query = { purpose, contentType: PNG, fileName: `${purpose}.png`, size: bytes.length } as const
  const { key } = taken('ask where a picture goes', await uploadCalls.uploadUrl({ query }, sender))
  await storeBytes(sender, key, bytes, PNG)
  taken('send a picture', await uploadCalls.completeUpload({ body: { key } }, sender))
  await checkStored(sender, key)
  return key
}

/** A logo for every company, a photo for some: sent, checked and shown like anybody's. */
export async function addPictures(stage: Stage, random: Random, employers: readonly DemoEmployer[]): Promise<void> {
  const drawn = employers.map((employer, index) => ({
    employer,
    logo: drawLogo(random),
    photos: employer.isOffered || index % WITH_PHOTO === 0 ? [drawPhoto(random)] : [],
  }))
  const addNext = async (): Promise<void> => {
    for (let next = drawn.shift(); next !== undefined; next = drawn.shift()) {
      const { userId, email, employerId } = next.employer
      const context = stage.employer(userId, email, employerId)
      const logo = await sendPicture(stage, context, 'logo', next.logo)
      const photos: string[] = []
      for (const photo of next.photos) photos.push(await sendPicture(stage, context, 'workplace_photo', photo))
      taken('show pictures', await companyCalls.updateEmployer({ body: { logo, photos } }, context))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, addNext))
}
