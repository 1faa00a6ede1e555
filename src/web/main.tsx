import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { registerWorker } from './lib/register-worker.ts'
import { makeRouter } from './router.tsx'
import './styles/site.css'

const root = document.getElementById('app')
if (!root) throw new Error('app.html has no element #app.')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={makeRouter()} />
  </StrictMode>,
)
registerWorker()
