import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { Card } from '#web/ui/page/Card'
import { Segment } from '#web/ui/choice/Segment'

const choices = [
  { key: 'auto', label: 'Match my device' },
  { key: 'light', label: 'Light' },
  { key: 'dark', label: 'Dark' },
] as const satisfies readonly { key: MantineColorScheme; label: string }[]

export function ThemeCard() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Card label="Appearance">
      <h2>Appearance</h2>
      <Segment label="Appearance" options={choices} value={colorScheme} onChange={setColorScheme} />
    </Card>
  )
}
