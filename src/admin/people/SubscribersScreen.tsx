import { PeopleScreen } from './PeopleScreen.tsx';
import { SUBSCRIBERS } from './subscribers.ts';

/** The addresses that want to hear of new episodes. */
export function SubscribersScreen() {
  return <PeopleScreen spec={SUBSCRIBERS} />;
}
