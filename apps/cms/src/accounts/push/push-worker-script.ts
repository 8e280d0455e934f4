/**
 * The service worker of the panel. It shows notices and opens their page, and it caches nothing, so the panel is always
 * loaded from the server.
 */
export const pushWorkerScript = `
self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: path, icon: '/admin/panel-icon.png' }))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data, self.location.origin)
  if (url.origin === self.location.origin) event.waitUntil(self.clients.openWindow(url.href))
})
`
