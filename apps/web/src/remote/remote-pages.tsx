/** Campaigns shared with players elsewhere: arrived at, made, played, proved. */
import { type FarRoute, hrefOf } from '../app/route.ts';
import { ArrivePage } from './arrive-page.tsx';
import { BeginPage } from './begin-page.tsx';
import { ProofPage } from './proof-page.tsx';
import { SharePage } from './share-page.tsx';
import { SharedPage } from './shared-page.tsx';

export function RemotePages({ route }: { readonly route: FarRoute }) {
  switch (route.at) {
    case 'arrive':
      return <ArrivePage key={location.hash} />;
    case 'share':
      return <SharePage />;
    case 'shared':
      return <SharedPage key={route.key} route={route} />;
    case 'begin':
      return <BeginPage key={hrefOf(route)} route={route} />;
    case 'proof':
      return <ProofPage seat={route.key} />;
  }
}
