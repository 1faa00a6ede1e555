import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppRoot } from './app-root.tsx'
import { makeRoutes } from './app-routes.ts'
import { registerWorker } from './lib/register-worker.ts'
import { openBrowserHistory } from './lib/router/app-history.ts'
import { makeRouter } from './lib/router/make-router.ts'
import { makeTextCatalogue } from './lib/text-catalogue.ts'
import './styles/site.css'

const root = document.getElementById('app')
if (!root) throw new Error('app.html has no element #app.')
// In a task of its own: running all modules was one, and on a slow telephone nobody is answered before it is over.
setTimeout(() => {
  const catalogue = makeTextCatalogue()
  const router = makeRouter(openBrowserHistory(), makeRoutes(catalogue))
  createRoot(root).render(
    <StrictMode>
      <AppRoot router={router} catalogue={catalogue} />
    </StrictMode>,
  )
  registerWorker()
})
