import { useMantineColorScheme } from '@mantine/core'
import { useEffect } from 'react'

/** The page's own colour in both modes, as index.html says it for those of the device. */
const pages = { light: '#faf8f3', dark: '#10201d' } as const

/** The browser's bar takes the mode that a person chose, not the device's. */
export function ThemeColour() {
  const { colorScheme } = useMantineColorScheme()
  useEffect(() => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const device = meta.media.includes('dark') ? 'dark' : 'light'
      meta.content = pages[colorScheme === 'auto' ? device : colorScheme]
    }
  }, [colorScheme])
  return null
}
