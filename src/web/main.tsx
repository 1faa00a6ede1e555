import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppRoot } from './app-root.tsx'
import { makeRoutes } from './app-routes.ts'
import { forgetFirstLook } from './lib/forget-first-look.ts'
import { logProblem } from './lib/log-problem.ts'
import { registerWorker } from './lib/register-worker.ts'
import { openBrowserHistory } from './lib/router/app-history.ts'
import { makeRouter } from './lib/router/make-router.ts'
import { makeTextCatalogue } from './lib/text-catalogue.ts'
import './styles/site.css'

const root = document.getElementById('app')
if (!root) throw new Error('app.html has no element #app.')
const catalogue = makeTextCatalogue()
const router = makeRouter(openBrowserHistory(), makeRoutes(catalogue))
createRoot(root).render(
  <StrictMode>
    <AppRoot router={router} catalogue={catalogue} />
  </StrictMode>,
)
registerWorker()
forgetFirstLook().catch((cause: unknown) =>
  logProblem('What a first look kept could not be looked at.', cause),
)
