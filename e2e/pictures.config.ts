import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'
import type { Pictured } from './src/screens/pictures.ts'

const phone = { isMobile: true, hasTouch: true, deviceScaleFactor: 1 }
const usual = ['light', 'dark'] as const
const { launchOptions } = journeys.use ?? {}
/** As for whoever has set the browser's text to twice its size. */
const twice = { ...launchOptions, args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'] }

/** Pictures of every screen, as people mostly see it and, in the last four, at the edges of what it has to bear. */
export default defineConfig<Pictured>({
  ...journeys,
  globalSetup: './src/server/market-begun.ts',
  testMatch: '**/*.pictures.ts',
  outputDir: '../test-results/pictures',
  timeout: 600_000,
  workers: 2,
  projects: [
    { name: 'phone', use: { ...phone, viewport: { width: 390, height: 844 }, colours: usual, isWhole: true } },
    { name: 'desk', use: { viewport: { width: 1280, height: 800 }, colours: usual } },
    { name: 'narrow', use: { ...phone, viewport: { width: 320, height: 640 }, isWhole: true } },
    // 400 % in a window of 1280 by 1024.
    { name: 'zoomed', use: { viewport: { width: 320, height: 256 } } },
    { name: 'large', use: { ...phone, viewport: { width: 320, height: 640 }, isWhole: true, launchOptions: twice } },
    { name: 'forced', use: { ...phone, viewport: { width: 390, height: 844 }, colours: ['forced'], isWhole: true } },
  ],
})
