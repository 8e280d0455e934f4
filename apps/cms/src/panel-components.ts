import type { Config } from 'payload'
import { staffPages } from './staff-pages'

/** Where the panel shows parts of ours instead of Payload's, or beside them. */
export const panelComponents: NonNullable<Config['admin']>['components'] = {
  graphics: { Logo: '/panel/theme/brand#Logo', Icon: '/panel/theme/brand#Icon' },
  Nav: '/sidebar/sidebar#Wall',
  // Payload's own page of widgets can be rearranged by everybody, so it shows what a role may not see; and it is not
  // usable with a screen reader (a choice without a name). Our blocks need none of it.
  views: {
    dashboard: { Component: '/start-page/start-page#StartPage' },
    ...Object.fromEntries(
      staffPages.map(({ path, component }) => [
        path,
        { path: path as `/${string}`, Component: component, exact: true },
      ]),
    ),
    account: { Component: '/accounts/own-account/account-view#AccountView' },
    // Without a parameter in its path: Payload opens only such a view, with what follows, to people who are not signed in.
    welcome: { Component: '/accounts/welcome/welcome-view#WelcomeView', path: '/bienvenida' },
    createFirstUser: { Component: '/accounts/users/views/first-user-view#FirstUserView' },
  },
  header: [
    '/content/pages/views/maintenance-warning#MaintenanceWarning',
    '/publishing/releases/views/publish-bar-wrapper#PublishBarDoor',
  ],
  providers: ['/accounts/second-factor/views/second-factor-gate#SecondFactorGate'],
  beforeLogin: ['/panel/theme/login-welcome#LoginWelcome'],
  afterLogin: ['/panel/theme/login-welcome#LoginNote'],
}
