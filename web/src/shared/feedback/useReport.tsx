import { type ReactNode, useState } from 'react'
import type { ReportSheetProps } from '#web/shared/feedback/ReportSheet'
import { lazyDialog } from '#web/shared/screens/lazy-dialog'

const ReportSheet = lazyDialog(async () => (await import('#web/shared/feedback/ReportSheet')).ReportSheet)
type Asked = Omit<ReportSheetProps, 'onClose'>

/** A report that a press opens: what opens it, and the sheet while it is open. */
export function useReport(): { readonly report: (asked: Asked) => void; readonly sheet: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  return { report: setAsked, sheet: asked && <ReportSheet {...asked} onClose={() => setAsked(null)} /> }
}
