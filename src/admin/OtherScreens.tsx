import { lazy } from 'react';
import { Link, Route, Switch } from 'wouter';
import { EDITOR_ADDRESS } from '../core/site/addresses.ts';
import { usePermissions } from './permissions.ts';
import { SCREENS } from './screens.ts';
import { NO_SCREEN_COPY } from './shell/no-screen-copy.ts';
import { ScreenTitle } from './shell/ScreenTitle.tsx';

const ROUTES = SCREENS.map(({ load, ...screen }) => ({
  ...screen,
  Content: lazy(async () => ({ default: await load() })),
}));

export function OtherScreens() {
  const permissions = usePermissions();
  return (
    <Switch>
      {ROUTES.map(({ address, permission, Content }) => (
        <Route key={address} path={address}>
          {permission === undefined || permissions[permission] ? (
            <Content />
          ) : (
            <NoScreen {...NO_SCREEN_COPY.reserved} />
          )}
        </Route>
      ))}
      <Route>
        <NoScreen {...NO_SCREEN_COPY.notFound} />
      </Route>
    </Switch>
  );
}

/** Says that no screen has the address, or that the member's role may not open it. */
function NoScreen({ title, text, back }: typeof NO_SCREEN_COPY.notFound) {
  return (
    <section className="screen">
      <ScreenTitle text={title} />
      <p>{text}</p>
      <p>
        <Link className="button" href={EDITOR_ADDRESS}>
          {back}
        </Link>
      </p>
    </section>
  );
}
