import { MantineProvider, localStorageColorSchemeManager } from '@mantine/core'
import type { ReactNode } from 'react'
import { ThemeColour } from '#web/app/ThemeColour'
import { nonce } from '#web/app/nonce'
import { cssVariables, theme } from '#web/ui/theme/theme'

const colorScheme = localStorageColorSchemeManager({ key: 'theme' })

export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      colorSchemeManager={colorScheme}
      getStyleNonce={() => nonce}
    >
      <ThemeColour />
      {children}
    </MantineProvider>
  )
}
