import { defineConfig } from '@playwright/test'
import type { Worker } from './src/test.ts'

const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
/** Of what needs no window. */
const executablePath = process.env['CHROMIUM_SHELL_PATH'] ?? chromium
const quiet = ['--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync']
// A camera and a microphone that are always there and always allowed.
const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

const specs = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`)

/** What sends files, once more on the S3 store that the environment names. */
const onS3 = {
  name: 's3',
  testMatch: specs(['bio-video', 'documents', 'interview', 'parts']),
  workers: 2,
  use: { viewport: desk, onS3: true },
}

// These mostly wait: for a recording that ends by itself, for a clock of the server. One goes beside what keeps the machine busy.
const waiting = ['sixty-seconds', 'alerts']

// The same at every size, and some of them take long.
const onDeskAlone = [
  ...waiting,
  'session',
  'bad-input',
  'cut-line',
  'hostile-files',
  'parts',
  'refused-fields.*',
  'unsaved.sheets',
  'unsaved.employer',
  'queue',
]

// One side's way through one thing goes at the width that this side is mostly at, and what is named nowhere goes at both; so does all of this
// where EVERY_WIDTH is set, as by `npm run soak`.
const onDesk = [
  'appeal',
  'applicants',
  'application-life',
  'changed-job',
  'cognito-staff',
  'colleagues',
  'cover',
  'digest',
  'draft-steps',
  'first-hour',
  'guards',
  'interviewing',
  'inviting',
  'live',
  'mails',
  'meeting',
  'paying',
  'people',
  'posting-refusals',
  'report',
  'role',
  'templates',
  'typed-lists',
]
const onPhone = [
  'answers',
  'bio-video',
  'cognito',
  'confirmed-skills',
  'consent',
  'cv',
  'delete-account',
  'devices',
  'documents',
  'find-work',
  'first-day',
  'first-load',
  'inbox',
  'interview',
  'jigsaw',
  'lists',
  'lost-line',
  'passkey',
  'plan',
  'pseudo-language',
  'push',
  'quick-apply',
  'reach',
  'return',
  'second-step',
  'suspended',
  'take-along',
  'timetable',
  'unsaved',
]
const isEveryWidth = Boolean(process.env['EVERY_WIDTH'])
/** The stories that every driver tells, on a phone in Safari's engine. */
const inWebKit = (program: string) => ({
  name: 'webkit',
  testMatch: specs(['whole-way', 'every-screen', 'typed-lists']),
  workers: 2,
  use: { viewport: phone, isMobile: true, remote: { engine: 'webkit' as const, program } },
})
/** The same in a Firefox as people have it, with what is recorded there; Playwright drives only a Firefox of its own. */
const inFirefox = (program: string) => ({
  name: 'firefox',
  testMatch: specs(['whole-way', 'every-screen', 'typed-lists', 'bio-video']),
  workers: 2,
  use: { viewport: phone, isMobile: true, remote: { engine: 'firefox' as const, program } },
})
const { TEST_S3_ENDPOINT: store, WEBKIT_DRIVER: webkitDriver, FIREFOX_PATH: firefox } = process.env

export default defineConfig<object, Worker>({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  globalSetup: './src/server/both-begun.ts',
  fullyParallel: true,
  // Two, and the one that waits.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    windowed: chromium,
    // Nothing is caught half-way between two colours.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu', ...quiet, ...camera] },
  },
  // What takes longest comes first, so that the workers end together.
  projects: [
    ...(webkitDriver ? [inWebKit(webkitDriver)] : []),
    ...(firefox ? [inFirefox(firefox)] : []),
    { name: 'waiting', testMatch: specs(waiting), workers: 1, use: { viewport: desk } },
    {
      name: 'phone',
      testIgnore: specs(isEveryWidth ? onDeskAlone : [...onDeskAlone, ...onDesk]),
      workers: 2,
      use: { viewport: phone, isMobile: true, hasTouch: true },
    },
    { name: 'desk', testIgnore: specs(isEveryWidth ? waiting : [...waiting, ...onPhone]), workers: 2, use: { viewport: desk } },
    ...(store ? [onS3] : []),
  ],
})
