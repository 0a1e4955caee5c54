import { BrowserRouter } from 'react-router'
import { AppRoutes } from '#web/app/AppRoutes'
import { NoticesHost } from '#web/app/NoticesHost'
import { Providers } from '#web/app/Providers'
import { Splash } from '#web/app/Splash'
import { FailureBoundary } from '#web/shared/screens/FailureBoundary'
import { FailurePage } from '#web/shared/screens/FailurePage'

export function App() {
  return (
    <Providers>
      <BrowserRouter>
        <FailureBoundary instead={(error, onRetry) => <FailurePage error={error} onRetry={onRetry} />}>
          <AppRoutes />
        </FailureBoundary>
        <NoticesHost />
      </BrowserRouter>
      <Splash />
    </Providers>
  )
}
