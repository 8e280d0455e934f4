import type { Config } from 'payload'
import { staffPages } from './staff-pages'

/** Where our components replace or extend Payload's. */
export const panelComponents: NonNullable<Config['admin']>['components'] = {
  graphics: { Logo: '/panel/theme/brand#Logo', Icon: '/panel/theme/brand#Icon' },
  Nav: '/sidebar/sidebar#Sidebar',
  // Every user can rearrange Payload's own dashboard, so it could show data a role may not see. It is also not
  // accessible: a control has no name.
  views: {
    dashboard: { Component: '/start-page/start-page#StartPage' },
    ...Object.fromEntries(
      staffPages.map(({ path, component }) => [
        path,
        { path: path as `/${string}`, Component: component, exact: true },
      ]),
    ),
    account: { Component: '/accounts/own-account/account-view#AccountView' },
    // Without a parameter in its path: Payload only opens such a view, with any suffix, to users who are not signed
    // in.
    welcome: { Component: '/accounts/welcome/welcome-view#WelcomeView', path: '/bienvenida' },
    createFirstUser: { Component: '/accounts/users/views/first-user-view#FirstUserView' },
  },
  header: [
    '/content/pages/views/maintenance-warning#MaintenanceWarning',
    '/publishing/releases/views/publish-bar-wrapper#PublishBarWrapper',
  ],
  providers: ['/accounts/second-factor/views/second-factor-gate#SecondFactorGate'],
  beforeLogin: ['/panel/theme/login-welcome#LoginWelcome'],
  afterLogin: ['/panel/theme/login-welcome#LoginNote'],
}
