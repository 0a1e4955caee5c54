import { defineConfig } from '@playwright/test'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const quiet = ['--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync']
// A camera and a microphone that are always there and always allowed.
const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Nothing is caught half-way between two colours.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu', ...quiet, ...camera] },
  },
  projects: [
    {
      name: 'phone',
      // The same at every size, and some of them take long.
      testIgnore: ['session', 'bad-input', 'cut-line', 'sixty-seconds', 'hostile-files', 'alerts'].map((name) => `**/${name}.spec.ts`),
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'desk', use: { viewport: { width: 1280, height: 800 } } },
  ],
})
