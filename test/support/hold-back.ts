/** What somebody else answers only when the test has looked: a job may be done before the call that enqueued it has answered. */
export function holdBack(): { until: Promise<void>; letGo: () => void } {
  let letGo = () => {}
  const until = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { until, letGo: () => letGo() }
}
