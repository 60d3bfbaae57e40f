import Basics
import CatalogueKit
import HTTPTestSupport
import SquadCore

/// It is 500 seconds after the beginning.
package func services(_ network: FakeNetwork, _ responses: FakeResponses = FakeResponses())
  -> Services
{
  Services(http: network.client, responses: responses.store) { Moment(seconds: 500) }
}
