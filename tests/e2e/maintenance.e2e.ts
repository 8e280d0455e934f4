// publish.e2e.ts switches maintenance on and off.
import { test } from '@playwright/test'
import { expectMaintenance } from './support/maintenance'

test('the maintenance page says that we are working on the site and will be back', async ({ page }) => {
  await expectMaintenance(page, '/maintenance', 200, 'es')
  await expectMaintenance(page, '/en/maintenance', 200, 'en')
})
