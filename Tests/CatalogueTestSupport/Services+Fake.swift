import Basics
import CatalogueKit
import HTTPTestSupport
import SquadCore

/// Services whose clock stands at second 500.
package func services(_ network: FakeNetwork, _ responses: FakeResponses = FakeResponses())
  -> Services
{
  Services(http: network.client, responses: responses.store) { Moment(seconds: 500) }
}
