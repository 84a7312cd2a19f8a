import { PeopleScreen } from './PeopleScreen.tsx';
import { SUBSCRIBERS } from './subscribers.ts';

export function SubscribersScreen() {
  return <PeopleScreen spec={SUBSCRIBERS} />;
}
