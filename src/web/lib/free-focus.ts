/** Whether nobody works in anything: the focus stands nowhere, or where the app itself put it when the page came (a heading, the page's main part). */
export function isFocusFree(): boolean {
  const held = document.activeElement
  return held === null || held === document.body || held.matches('h1, main')
}
