import { BrowserRouter } from 'react-router'
import { AppRoutes } from '#web/app/AppRoutes'
import { FailureBoundary } from '#web/app/FailureBoundary'
import { NoticesHost } from '#web/app/NoticesHost'
import { Providers } from '#web/app/Providers'
import { Splash } from '#web/app/Splash'

export function App() {
  return (
    <Providers>
      <FailureBoundary>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </FailureBoundary>
      <NoticesHost />
      <Splash />
    </Providers>
  )
}
